/** What the style sheets say about an element of Chakra. jsdom reads no cascade layers, so it cannot compute its style. */
export function styleOf(element: Element): string {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText),
  );
  const own = [...element.classList].filter((name) => name.startsWith('css-'));
  return rules.filter((rule) => own.some((name) => rule.includes(`.${name}`))).join('\n');
}
