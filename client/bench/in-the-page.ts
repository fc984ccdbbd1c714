// Steps that are timed where they happen: in the page, from the event to the frame in which the rows are drawn.

export interface Step {
  /** Selector of what is pressed. */
  button?: string;
  label?: string;
  words?: string;
  /** Selector of what holds the rows; a table's body unless said. */
  rows?: string;
}

/** Presses something that brings other rows; answers the milliseconds until they are drawn. */
export function press({ button = '', rows: holder = 'tbody' }: Step): Promise<number> {
  const rows = () => document.querySelector(holder)?.textContent;
  const before = rows();
  return new Promise((done) => {
    const begun = performance.now();
    const look = () => {
      const now = rows();
      if (now && now !== before) requestAnimationFrame(() => done(performance.now() - begun));
      else requestAnimationFrame(look);
    };
    document.querySelector<HTMLElement>(button)?.click();
    look();
  });
}

/** Types words into the search at once; answers the milliseconds until what was found is drawn, the typing pause included. */
export function search({ label = '', words = '', rows: holder = 'tbody' }: Step): Promise<number> {
  const input = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
  const state = () => {
    const shown = document.querySelector('[role=status]')?.textContent;
    const rows = document.querySelector(holder)?.textContent;
    return `${shown} ${rows}`;
  };
  const before = state();
  return new Promise((done) => {
    const begun = performance.now();
    const look = () => {
      const settled = !document.querySelector('[aria-busy=true]') && state() !== before;
      if (settled) requestAnimationFrame(() => done(performance.now() - begun));
      else requestAnimationFrame(look);
    };
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (input) set?.call(input, words);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    look();
  });
}

/**
 * Chooses in the filter of this label: a check box is pressed, an option taken by its words, a day set, and nothing takes it away.
 * Answers the milliseconds until what is left is drawn.
 */
export function narrow({ label = '', words = '' }: Step): Promise<number> {
  const named = [...document.querySelectorAll('label')].find((one) => one.textContent?.trim() === label);
  const control = named?.control as HTMLInputElement | HTMLSelectElement | null | undefined;
  if (!control) throw new Error(`There is no filter "${label}".`);
  const state = () => {
    const shown = [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join();
    return `${shown} ${document.querySelector('tbody')?.textContent}`;
  };
  const before = state();
  return new Promise((done) => {
    const begun = performance.now();
    const look = () => {
      const settled = !document.querySelector('[aria-busy=true]') && state() !== before;
      if (settled) requestAnimationFrame(() => done(performance.now() - begun));
      else requestAnimationFrame(look);
    };
    if (control.type === 'checkbox') control.click();
    else {
      const option =
        control instanceof HTMLSelectElement && [...control.options].find(({ text }) => text === words);
      const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
      set?.call(control, option ? option.value : words);
      control.dispatchEvent(new Event(option === false ? 'input' : 'change', { bubbles: true }));
    }
    look();
  });
}

/** Presses a picture of the library; answers the milliseconds until the field of the form has it. */
export function choose({ button = '' }: Step): Promise<number> {
  const address = () => document.querySelector<HTMLInputElement>('[role=dialog] input[name=imageUrl]')?.value;
  const before = address();
  return new Promise((done) => {
    const begun = performance.now();
    const look = () => {
      if (address() !== before) requestAnimationFrame(() => done(performance.now() - begun));
      else requestAnimationFrame(look);
    };
    document.querySelector<HTMLElement>(button)?.click();
    look();
  });
}
