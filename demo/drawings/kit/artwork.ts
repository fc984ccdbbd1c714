// One sheet of paper: collects the layers of a picture and hands out gradients and clips with unique ids.
import { type Random, seeded } from './random.ts';
import { box, n } from './shape.ts';

export class Artwork {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  private readonly layers: string[] = [];
  private readonly definitions: string[] = [];

  constructor(name: string, width = 1800, height = 1200) {
    this.name = name;
    this.width = width;
    this.height = height;
    this.random = seeded(name);
  }

  add(...parts: string[]): this {
    this.layers.push(...parts);
    return this;
  }

  /** A top-to-bottom gradient with evenly spaced colours. */
  vertical(...colors: string[]): string {
    return this.gradient('linearGradient', 'x2="0" y2="1"', colors);
  }

  /** A left-to-right gradient with evenly spaced colours. */
  horizontal(...colors: string[]): string {
    return this.gradient('linearGradient', 'x2="1" y2="0"', colors);
  }

  /** A centre-to-rim gradient with evenly spaced colours. */
  radial(...colors: string[]): string {
    return this.gradient('radialGradient', '', colors);
  }

  /** A repeating textile or wallpaper tile. */
  pattern(width: number, height: number, content: string): string {
    const size = `width="${width}" height="${height}" patternUnits="userSpaceOnUse"`;
    return `url(#${this.define('pattern', size, content)})`;
  }

  /** Shows the content only inside the given outline. */
  inside(d: string, content: string): string {
    const id = this.define('clipPath', '', `<path d="${d}"/>`);
    return `<g clip-path="url(#${id})">${content}</g>`;
  }

  /** Draws something once so that it can be placed many times. */
  reusable(content: string): string {
    return `<use href="#${this.define('g', '', content)}"/>`;
  }

  /** A silhouette with a thin edge of light on the side the light comes from. */
  rimmed(d: string, color: string, light: string, dx: number, dy: number, within = ''): string {
    const body = `<path d="${d}" fill="${color}" transform="translate(${n(dx)} ${n(dy)})"/>`;
    return `<path d="${d}" fill="${light}"/>${this.inside(d, body + within)}`;
  }

  finish(grain = 0.22): string {
    const size = `width="${this.width}" height="${this.height}"`;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${this.width} ${this.height}">`,
      `<defs>${this.definitions.join('')}${this.grainDefinition()}</defs>`,
      ...this.layers,
      box(0, 0, this.width, this.height, `url(#${this.name}-grain)`, `opacity="${grain}"`),
      '</svg>',
    ].join('\n');
  }

  private gradient(tag: string, direction: string, colors: string[]): string {
    const last = Math.max(colors.length - 1, 1);
    const stops = colors.map((color, i) => `<stop offset="${n(i / last, 3)}" stop-color="${color}"/>`);
    return `url(#${this.define(tag, direction, stops.join(''))})`;
  }

  private define(tag: string, attributes: string, content: string): string {
    const id = `${this.name}-${this.definitions.length}`;
    this.definitions.push(`<${tag} id="${id}"${attributes && ` ${attributes}`}>${content}</${tag}>`);
    return id;
  }

  private grainDefinition(): string {
    // One noise for both shades, each from two channels of it: making noise is most of the work of drawing.
    const speckles = (shade: string, result: string): string =>
      `<feColorMatrix in="noise" values="${shade}" result="${result}"/>`;
    const dark = '0 0 0 0 .1 0 0 0 0 .08 0 0 0 0 .06 1.1 1.1 0 0 -1';
    const pale = '0 0 0 0 1 0 0 0 0 .96 0 0 0 0 .88 0 0 1.1 1.1 -1';
    return (
      `<filter id="${this.name}-speckles" x="0" y="0" width="100%" height="100%">` +
      `<feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="3" stitchTiles="stitch" result="noise"/>` +
      `${speckles(dark, 'dark')}${speckles(pale, 'pale')}` +
      `<feMerge><feMergeNode in="dark"/><feMergeNode in="pale"/></feMerge></filter>` +
      `<pattern id="${this.name}-grain" width="360" height="360" patternUnits="userSpaceOnUse">` +
      `${box(0, 0, 360, 360, '#000', `filter="url(#${this.name}-speckles)"`)}</pattern>`
    );
  }
}
