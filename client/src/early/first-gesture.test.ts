import { jest } from '@jest/globals';
import { onFirstGesture } from './first-gesture.ts';

let painted: (() => void) | undefined;
let state: DocumentReadyState;

/** What a browser tells of paint; jsdom paints nothing. */
class PaintObserver {
  static supportedEntryTypes = ['paint'];
  #done = false;
  readonly #tell: (list: { getEntriesByName: () => unknown[] }) => void;
  constructor(tell: (list: { getEntriesByName: () => unknown[] }) => void) {
    this.#tell = tell;
  }
  observe() {
    const before = painted;
    painted = () => {
      before?.();
      if (!this.#done) this.#tell({ getEntriesByName: () => [{}] });
    };
  }
  disconnect() {
    this.#done = true;
  }
}

const then = jest.fn();
const gesture = (type: string, about: Partial<PointerEvent> = {}) =>
  window.dispatchEvent(Object.assign(new Event(type), about));

beforeEach(() => {
  then.mockClear();
  painted = undefined;
  state = 'interactive';
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  Object.assign(globalThis, { PerformanceObserver: PaintObserver });
  PaintObserver.supportedEntryTypes = ['paint'];
  onFirstGesture(then);
});

afterEach(() => {
  state = 'complete';
  gesture('keydown');
});

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])(
  'before the first paint a gesture waits for it: %s',
  (type) => {
    gesture(type);
    gesture(type);
    expect(then).not.toHaveBeenCalled();
    painted?.();
    expect(then).toHaveBeenCalledTimes(1);
    gesture(type);
    expect(then).toHaveBeenCalledTimes(1);
  },
);

test('a pointer that the browser moves by nothing is no gesture', () => {
  state = 'complete';
  gesture('pointermove', { movementX: 0, movementY: 0 });
  expect(then).not.toHaveBeenCalled();
  gesture('pointermove', { movementX: 0, movementY: -1 });
  expect(then).toHaveBeenCalledTimes(1);
});

test('a page that has loaded, seen or not, answers at once', () => {
  state = 'complete';
  gesture('touchstart');
  expect(then).toHaveBeenCalledTimes(1);
});

test('where nobody says when it is painted, nothing is waited for', () => {
  PaintObserver.supportedEntryTypes = [];
  gesture('pointerdown');
  expect(then).toHaveBeenCalledTimes(1);
});
