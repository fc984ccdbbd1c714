import { Gauge, type Registry } from 'prom-client';

/** Nothing is absent. */
type Set = (value: number | null | undefined, labels?: Record<string, string>) => void;

interface GaugeOptions {
  name: string;
  help: string;
  labels?: string[];
  /** Says the values of this moment; what it does not say, or cannot as it throws, is absent. */
  read(set: Set): void | Promise<void>;
}

/** Adds a value that is read when it is asked for. One that cannot be read never keeps the others from being read. */
export function addGauge(registry: Registry, { name, help, labels = [], read }: GaugeOptions): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      this.reset();
      // One without labels would be 0 now.
      if (labels.length === 0) this.remove();
      await Promise.resolve()
        .then(() => read((value, of = {}) => value != null && gauge.set(of, value)))
        .catch(() => undefined);
    },
  });
}
