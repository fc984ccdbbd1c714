// What the process itself knows: its memory, how busy it is, who waits for what.
import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { Pool } from 'pg';
import type { Registry } from 'prom-client';
import type { ContentChanges } from '../platform/changes/content-changes.ts';
import type { Quiet } from '../platform/deployment/quiet.ts';
import { productVersion } from '../platform/log.ts';
import type { RenderLoad } from '../web/pages/rendering/render-pool.ts';
import { addGauge } from './gauge.ts';

interface ProcessSources {
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  changes: Pick<ContentChanges, 'listening'>;
  quiet: Pick<Quiet, 'copy'>;
  renderLoad(): RenderLoad;
  /** Id of the process that works on pictures, while there is one. */
  picturePid(): number | null;
}

/** Milliseconds between two looks at how late the event loop is. */
const resolution = 20;

/** Returns the function that ends the looking. */
export function addProcessMetrics(registry: Registry, sources: ProcessSources): () => void {
  const { pool, changes, quiet, renderLoad, picturePid } = sources;
  addGauge(registry, {
    name: 'lubugo_info',
    help: 'Always 1; the label says which release runs.',
    labels: ['version', 'node'],
    read: (set) => set(1, { version: productVersion, node: process.version }),
  });
  addGauge(registry, {
    name: 'lubugo_started_at_seconds',
    help: 'When the process started, in seconds since 1970.',
    read: (set) => set(performance.timeOrigin / 1000),
  });
  addGauge(registry, {
    name: 'lubugo_memory_bytes',
    help: 'Memory that the system holds for each process, with all its threads; that of pictures runs only while it has work.',
    labels: ['process'],
    async read(set) {
      set(process.memoryUsage.rss(), { process: 'main' });
      const pid = picturePid();
      if (pid !== null) set(await memoryOf(pid), { process: 'pictures' });
    },
  });
  addGauge(registry, {
    name: 'lubugo_thread_heap_bytes',
    help: 'Heap in use of each thread; of a renderer as of its last page.',
    labels: ['thread'],
    read(set) {
      set(getHeapStatistics().used_heap_size, { thread: 'main' });
      for (const [at, bytes] of renderLoad().heaps.entries()) set(bytes, { thread: `renderer ${at + 1}` });
    },
  });
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  addGauge(registry, {
    name: 'lubugo_event_loop_delay_seconds',
    help: 'How late the event loop was since it was last asked: the longest, and that of 99 in 100.',
    labels: ['stat'],
    read(set) {
      const late = (nanoseconds: number) => Math.max(nanoseconds / 1e9 - resolution / 1e3, 0);
      if (delay.count > 0) {
        set(late(delay.percentile(99)), { stat: 'p99' });
        set(late(delay.max), { stat: 'max' });
      }
      delay.reset();
    },
  });
  addGauge(registry, {
    name: 'lubugo_database_connections',
    help: 'Connections of the pool, in use and idle.',
    labels: ['state'],
    read(set) {
      set(pool.totalCount - pool.idleCount, { state: 'used' });
      set(pool.idleCount, { state: 'idle' });
    },
  });
  addGauge(registry, {
    name: 'lubugo_database_waiting',
    help: 'Work that waits for a connection of the pool.',
    read: (set) => set(pool.waitingCount),
  });
  addGauge(registry, {
    name: 'lubugo_render_waiting',
    help: 'Pages that wait for a renderer.',
    read: (set) => set(renderLoad().waiting),
  });
  addGauge(registry, {
    name: 'lubugo_changes_heard',
    help: '1 when changes of content are proven to be heard; else nothing is answered from memory.',
    read: (set) => set(Number(changes.listening)),
  });
  addGauge(registry, {
    name: 'lubugo_restored_copy',
    help: '1 for a restored copy that is not live yet: it sends nothing and takes nothing in.',
    read: (set) => set(Number(quiet.copy !== null)),
  });
  return () => delay.disable();
}

/** Bytes. Throws when the process has ended, and on a system that is not Linux: then the value is absent. */
async function memoryOf(pid: number): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  if (kilobytes === undefined) throw new Error('The process has ended.');
  return Number(kilobytes) * 1024;
}
