export function startProduct(port?: string): Promise<{ env: Record<string, string>; stop(): Promise<void> }>;
