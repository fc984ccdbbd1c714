import bowser from 'bowser';

/** What a browser calls itself, in plain words such as `Chrome on Windows`. */
export function deviceInWords(userAgent: string): string {
  if (!userAgent.trim()) return 'An unknown device';
  const { browser, os, platform } = bowser.parse(userAgent);
  const system = platform.model ?? [os.name, kinds[platform.type ?? '']].filter(Boolean).join(' ');
  if (browser.name && system) return `${shortNames[browser.name] ?? browser.name} on ${system}`;
  // A program that says its own name, such as `curl/8.5.0`.
  return browser.name || system || userAgent.slice(0, 60);
}

const kinds: Record<string, string> = { mobile: 'phone', tablet: 'tablet' };
const shortNames: Record<string, string> = { 'Samsung Internet for Android': 'Samsung Internet' };
