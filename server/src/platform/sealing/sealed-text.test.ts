import { randomBytes } from 'node:crypto';
import { createSealedText, type DataKey, parseDataKeys } from './sealed-text.ts';

const newKey = (id: string): DataKey => ({ id, key: randomBytes(32) });
const [old, fresh] = [newKey('2026'), newKey('2027')];
const text = 'Asthma, since childhood – ж 🫁';

describe('A sealed text', () => {
  const sealed = createSealedText([old]).seal(text, 'notes');

  it('can be opened again', () => {
    expect(createSealedText([old]).open(sealed, 'notes')).toBe(text);
    expect(createSealedText([old]).open(createSealedText([old]).seal('', 'notes'), 'notes')).toBe('');
  });

  it('shows the name of its key and nothing of the text', () => {
    expect(sealed).toMatch(/^v1\.2026\.[\w-]+$/);
    const bytes = Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1');
    expect(bytes).not.toContain('Asthma');
  });

  it('never looks the same twice', () => {
    expect(createSealedText([old]).seal(text, 'notes')).not.toBe(sealed);
  });

  it('is opened by an older key while a newer one seals', () => {
    const both = createSealedText([fresh, old]);
    expect(both.open(sealed, 'notes')).toBe(text);
    expect(both.seal(text, 'notes').startsWith(both.currentPrefix)).toBe(true);
    expect(both.currentPrefix).toBe('v1.2027.');
  });

  it('is refused without its key, under another name and when a single letter was changed', () => {
    expect(() => createSealedText([fresh]).open(sealed, 'notes')).toThrow('No key "2026"');
    expect(() => createSealedText([old]).open(sealed, 'other notes')).toThrow();
    const renamed = createSealedText([{ ...old, id: '2028' }]);
    expect(() => renamed.open(sealed.replace('2026', '2028'), 'notes')).toThrow();
    for (const at of [10, 30, sealed.length - 3]) {
      const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
      expect(() => createSealedText([old]).open(changed, 'notes')).toThrow();
    }
    for (const nonsense of ['', 'v1', 'v1.2026.', 'v1.2026.AAAA', 'v2.2026.AAAA'])
      expect(() => createSealedText([old]).open(nonsense, 'notes')).toThrow();
  });
});

describe('A list of keys', () => {
  const base64 = old.key.toString('base64');

  it('is read in base64 and base64url, spaces or not', () => {
    const keys = parseDataKeys(`2026:${base64}, k-2:${old.key.toString('base64url')}`);
    expect(keys?.map(({ id }) => id)).toEqual(['2026', 'k-2']);
    expect(keys?.every(({ key }) => key.equals(old.key))).toBe(true);
  });

  it.each([
    '',
    base64,
    `a:${base64.slice(4)}`,
    `a:${base64},`,
    `a:${base64},a:${base64}`,
    'a:b',
    `a b:${base64}`,
  ])('is refused when it is none: %j', (list) => expect(parseDataKeys(list)).toBeNull());
});
