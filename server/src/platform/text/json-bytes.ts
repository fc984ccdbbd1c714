// JSON as bytes, a list item by item: as one text all of it takes two bytes a letter as soon as one item has a ’, and more memory
// than is found at once, which costs more than the JSON itself.

/** Where texts become bytes, one answer after the other. */
const desk = Buffer.allocUnsafeSlow(256 * 1024);
/** A letter has three bytes at most. */
const bytesOfLetter = 3;
/** Around a list are its answer, its field and perhaps its page. */
const depthOfLists = 4;

/** As `Buffer.from(JSON.stringify(value) + end)`. */
export function jsonBytes(value: object, end = ''): Buffer {
  const full: Buffer[] = [];
  let used = 0;

  function add(text: string): void {
    const max = text.length * bytesOfLetter;
    if (max > desk.length - used) flush();
    if (max > desk.length) full.push(Buffer.from(text));
    else used += desk.write(text, used);
  }

  function flush(): void {
    full.push(Buffer.from(desk.subarray(0, used)));
    used = 0;
  }

  function write(part: unknown, depth: number): void {
    if (depth === 0 || !isOpen(part)) {
      add(JSON.stringify(part) ?? 'null');
      return;
    }
    const isList = Array.isArray(part);
    let before = isList ? '[' : '{';
    for (const [key, each] of Object.entries(part)) {
      if (each === undefined && !isList) continue;
      add(isList ? before : `${before}${JSON.stringify(key)}:`);
      write(each, isList ? 0 : depth - 1);
      before = ',';
    }
    if (before !== ',') add(before);
    add(isList ? ']' : '}');
  }

  write(value, depthOfLists);
  add(end);
  flush();
  return full.length === 1 && full[0] ? full[0] : Buffer.concat(full);
}

/** Has parts and does not say itself what stands for it. */
const isOpen = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && typeof (value as { toJSON?: unknown }).toJSON !== 'function';
