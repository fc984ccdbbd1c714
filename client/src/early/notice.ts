// The colours are those the page came with. Where its styles are missing too, the browser's own stand in.
const style =
  'position:fixed;inset:auto 0 0;z-index:2000;padding:1rem;background:var(--l-colors-brand,CanvasText);color:var(--l-colors-paper,Canvas);font:1rem/1.5 var(--l-fonts-body,system-ui);text-align:center';
const buttonStyle =
  'margin-inline-start:1rem;padding:.6rem 1.2rem;background:var(--l-colors-highlight,ButtonFace);color:var(--l-colors-black,ButtonText);border-radius:2px;font-weight:600';

/** A sentence at the foot of the screen, without any of our libraries, and a button that loads the page anew. */
export function showNotice(text: string, reload?: string) {
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  notice.style.cssText = style;
  notice.textContent = text;
  if (reload) {
    const button = document.createElement('button');
    button.textContent = reload;
    button.style.cssText = buttonStyle;
    button.onclick = () => window.location.reload();
    notice.append(button);
  }
  document.body.append(notice);
}
