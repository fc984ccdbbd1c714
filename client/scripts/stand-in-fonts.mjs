// Fonts that are on the visitor's device already stand in until ours arrive. So that nothing moves then, they are drawn at
// the widths and heights of ours, which are read from the tables of its file.
import { convert } from 'fontverter';

/** How wide a letter of English text is on average in each font, in em. */
const averages = { 'Times New Roman': 0.4341, 'Noto Serif': 0.4962, Arial: 0.4368, Roboto: 0.4295 };
/** `locals` are names of the same widths. */
const standIns = {
  heading: [
    { suffix: 'fallback', like: 'Times New Roman', locals: ['Times New Roman', 'Liberation Serif', 'Tinos'] },
    { suffix: 'fallback Android', like: 'Noto Serif', locals: ['Noto Serif'] },
  ],
  text: [
    { suffix: 'fallback', like: 'Arial', locals: ['Arial', 'Liberation Sans', 'Arimo'] },
    { suffix: 'fallback Android', like: 'Roboto', locals: ['Roboto'] },
  ],
};
/** Letters of English text, as often as they come. */
const often = '            eeeeeeeetttttaaaaooooiiiinnnnsssshhhrrrddlllcuumwfgypbvk,.';

/** The `@font-face` rules of what stands in for `font`. */
export async function standInRules(use, family, font) {
  const { ascent, descent, lineGap, average } = measure(await convert(font, 'sfnt'));
  return standIns[use].map(({ suffix, like, locals }) => {
    const size = average / averages[like];
    const percent = (value) => `${Number((value * 100).toFixed(1))}%`;
    return `@font-face { font-family: '${family} ${suffix}'; src: ${locals.map((name) => `local('${name}')`).join(', ')}; size-adjust: ${percent(size)}; ascent-override: ${percent(ascent / size)}; descent-override: ${percent(descent / size)}; line-gap-override: ${percent(lineGap / size)}; }`;
  });
}

/** In em, from the tables `head`, `hhea`, `hmtx` and `cmap`. */
function measure(file) {
  const tables = new Map();
  for (let i = 0; i < file.readUInt16BE(4); i += 1) {
    const at = 12 + i * 16;
    tables.set(file.toString('latin1', at, at + 4), file.readUInt32BE(at + 8));
  }
  const [head, hhea, hmtx] = ['head', 'hhea', 'hmtx'].map((name) => tables.get(name));
  const em = file.readUInt16BE(head + 18);
  const metrics = file.readUInt16BE(hhea + 34);
  const glyphOf = readCharacterMap(file, tables.get('cmap'));
  const widths = [...often].map((letter) =>
    file.readUInt16BE(hmtx + 4 * Math.min(glyphOf(letter.codePointAt(0)), metrics - 1)),
  );
  return {
    ascent: file.readInt16BE(hhea + 4) / em,
    descent: -file.readInt16BE(hhea + 6) / em,
    lineGap: file.readInt16BE(hhea + 8) / em,
    average: widths.reduce((sum, width) => sum + width, 0) / widths.length / em,
  };
}

/** Code point → number of its glyph, by the subtable of format 4 that every font has. */
function readCharacterMap(file, cmap) {
  const subtables = Array.from(
    { length: file.readUInt16BE(cmap + 2) },
    (_, i) => cmap + file.readUInt32BE(cmap + 8 + i * 8),
  );
  const at = subtables.find((subtable) => file.readUInt16BE(subtable) === 4);
  const size = file.readUInt16BE(at + 6);
  return (code) => {
    for (let i = 0; i < size; i += 2) {
      const [end, start] = [file.readUInt16BE(at + 14 + i), file.readUInt16BE(at + 16 + size + i)];
      if (code > end) continue;
      if (code < start) return 0;
      const offset = file.readUInt16BE(at + 16 + 3 * size + i);
      if (offset > 0) return file.readUInt16BE(at + 16 + 3 * size + i + offset + (code - start) * 2);
      return (code + file.readUInt16BE(at + 16 + 2 * size + i)) & 0xffff;
    }
    return 0;
  };
}
