interface Options {
  /** Whether what the script defines is there; a script may arrive and be something else. */
  ready(): boolean;
  /** How often it is tried. */
  attempts: number;
  /** Milliseconds between two tries. */
  pause: number;
}

/** Puts a script into the page. A failed one is taken out again before the next try; rejects after the last. */
export async function loadScript(src: string, { ready, attempts, pause }: Options): Promise<void> {
  for (let attempt = 1; !ready(); attempt++) {
    if (await tryScript(src, ready)) return;
    if (attempt === attempts) throw new Error(`${src} could not be loaded`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function tryScript(src: string, ready: () => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const end = () => {
      if (!ready()) script.remove();
      resolve(ready());
    };
    script.src = src;
    script.async = true;
    script.onload = end;
    script.onerror = end;
    document.head.append(script);
  });
}
