// What a test file leaves behind in a window, and how it is taken back.

/** jest's own, which it puts there for each file. */
const ofJest = new Set(['console', 'process']);

/** What is no style of a package that stays. */
const ofFile = ':not(style), style[data-emotion]:not([data-emotion^=css])';

/** Remembers how a window is now; what it returns makes it so again. */
export function stateOf(window) {
  const { document, history, localStorage, sessionStorage } = window;
  const stopListening = noteListeners(window);
  const owners = [window, document, window.navigator, ...prototypesOf(window)];
  const restores = owners.map((owner) => restorerOf(owner));
  return async () => {
    await stopTimers(window);
    stopListening();
    for (const restore of restores) restore();
    for (const { name } of document.documentElement.attributes)
      document.documentElement.removeAttribute(name);
    for (const { name } of document.body.attributes) document.body.removeAttribute(name);
    document.body.replaceChildren();
    for (const element of document.head.querySelectorAll(ofFile)) element.remove();
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
    history.replaceState(null, '', '/');
  };
}

/** Zag listens to the focus of a window for good, and jest to its errors. */
const lasting = new Set(['focus', 'blur', 'error']);

/** Notes who listens to a window from now on; what it returns sends them away, such as modules of a file that is over. */
function noteListeners(window) {
  const { addEventListener } = window;
  let noted = [];
  window.addEventListener = (type, ...listener) => {
    if (!lasting.has(type)) noted.push([type, ...listener]);
    addEventListener.call(window, type, ...listener);
  };
  return () => {
    for (const listener of noted) window.removeEventListener(...listener);
    noted = [];
  };
}

function prototypesOf(window) {
  return Object.getOwnPropertyNames(window)
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => window[name]?.prototype)
    .filter((prototype) => prototype && Object.isExtensible(prototype));
}

function restorerOf(owner) {
  const before = Object.getOwnPropertyDescriptors(owner);
  const keys = Reflect.ownKeys(before).filter((key) => !ofJest.has(key));
  const known = new Set([...keys, ...ofJest]);
  // Packages mark windows and documents by symbols, once.
  const isPrototype = Object.hasOwn(owner, 'constructor');
  return () => {
    for (const key of Reflect.ownKeys(owner)) {
      if (known.has(key) || (typeof key === 'symbol' && !isPrototype)) continue;
      Reflect.deleteProperty(owner, key);
    }
    for (const key of keys) {
      const now = Object.getOwnPropertyDescriptor(owner, key);
      if (now && isSame(now, before[key])) continue;
      if (!now || now.configurable) Object.defineProperty(owner, key, before[key]);
      else if (now.writable) owner[key] = before[key].value;
    }
  };
}

const isSame = (one, other) => one.value === other.value && one.get === other.get && one.set === other.set;

/**
 * What is to run at once does, as React's scheduler would wait for its turn for ever. Of the others jsdom counts the numbers;
 * one that is over is passed over.
 */
async function stopTimers(window) {
  let last = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((done) => {
      last = window.setTimeout(done);
    });
  }
  for (let timer = last; timer > 0; timer -= 1) window.clearTimeout(timer);
}
