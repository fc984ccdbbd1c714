export function chromiumPath(options?: { preferWhole?: boolean }): Promise<string>;
