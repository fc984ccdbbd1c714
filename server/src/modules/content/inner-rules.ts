import type { InputRules, Rule } from '../../generated/rules.ts';
import * as allRules from '../../generated/rules.ts';

/** The rules of an input inside of another, such as `HeroSlideInput`; undefined when this is none. */
export function innerRules({ kind }: Rule): InputRules | undefined {
  if (!kind.endsWith('Input')) return undefined;
  const name = `${kind.charAt(0).toLowerCase()}${kind.slice(1)}Rules`;
  return (allRules as unknown as Record<string, InputRules>)[name];
}
