import type { Feature } from './modules/feature.ts';
import type { RetentionTask } from './platform/jobs/retention.ts';

/**
 * Services that started one after the other. Each feature is given the platform and what those before it gave: the compiler refuses one
 * that stands before what it needs.
 */
export class Starting<Platform, Given = unknown, Task extends string = never> {
  readonly #platform: Platform;
  readonly services: Given;
  readonly retention: Record<Task, RetentionTask>;

  constructor(platform: Platform, services = {} as Given, retention = {} as Record<Task, RetentionTask>) {
    this.#platform = platform;
    this.services = services;
    this.retention = retention;
  }

  /** With those of one more feature. Throws when it gives something else under a name that is taken. */
  with<New, NewTask extends string>(
    feature: Feature<Platform & Given, New, NewTask>,
  ): Starting<Platform, Given & New, Task | NewTask> {
    const known = { ...this.#platform, ...this.services };
    const given = feature.services?.(known) as New;
    const after = { ...known, ...given };
    const taken = Object.entries(known as object).find(
      ([name, service]) => after[name as keyof typeof after] !== service,
    );
    if (taken) throw new Error(`A feature gives something else as '${taken[0]}': it needs another name.`);
    const services = { ...this.services, ...given };
    const retention = { ...this.retention, ...feature.retention?.(after) };
    return new Starting(this.#platform, services, retention as Record<Task | NewTask, RetentionTask>);
  }
}
