// Lucide draws an icon by twelve functions that serve all frameworks, and every page would load them. In the build this one
// stands in their place: of what we say of an icon it makes the same element, but without the namespace, which HTML knows. Colour
// and width of its lines are said by styles.

import type { LucideProps } from 'lucide-react';
import { createElement } from 'react';

export interface Drawing {
  name: string;
  aliases?: string[];
  node: [element: string, attributes: Record<string, string>][];
}

// biome-ignore lint/style/noDefaultExport: the icons import it so
export default function createLucideIcon({ name, aliases = [], node }: Drawing) {
  const names = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)];
  const lines = node.map(([element, attributes]) => createElement(element, attributes));
  return ({ size = 24, className, ...rest }: LucideProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: [...names, className].filter(Boolean).join(' '),
        'aria-hidden': rest['aria-label'] ? undefined : true,
        ...rest,
      },
      lines,
    );
}
