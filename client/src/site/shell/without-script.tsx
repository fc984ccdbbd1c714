// What does nothing without JavaScript is not shown, and the links of the large screens take the place of the menu.
const style = [
  '[data-needs-script]{display:none!important}',
  '@media(max-width:1023px){header{position:static!important}',
  'header nav ul{flex-wrap:wrap;justify-content:start;column-gap:1.25rem;padding-bottom:.5rem}',
  'header nav li{display:block!important}header nav li:first-child{flex:0 0 100%}}',
].join('');

/** The look of every page where JavaScript is off. */
export function WithoutScript() {
  return (
    <noscript>
      <style>{style}</style>
    </noscript>
  );
}
