export function startProduct(): Promise<{ env: Record<string, string>; stop(): Promise<void> }>;
