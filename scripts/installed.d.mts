type Packages = Record<string, { version?: string; link?: boolean; dev?: boolean; optional?: boolean }>;
export function isInstalled(
  locked: Packages,
  installed: Packages,
  options: { withoutTests: boolean },
): boolean;
