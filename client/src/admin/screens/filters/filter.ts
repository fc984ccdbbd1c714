import type { ReactNode } from 'react';
import type { Option } from '../../ui/controls.tsx';

/** A choice beside the search; the first option shows all rows. */
export interface FilterChoice {
  label: string;
  options: readonly Option[];
}

/** What the server narrows a list by, beside the search. It stands in the address under its name, and is empty while it is off. */
export interface Filter {
  name: string;
  label: string;
  /** What the contract's filter is given; null for a value that nobody could have chosen. */
  read(value: string): object | null;
  /** Where it is chosen. */
  draw(props: FilterInputProps): ReactNode;
  /** A value in words. */
  words(value: string): ReactNode;
}

export interface FilterInputProps {
  label: string;
  value: string;
  onChoose(value: string): void;
  /** All that the address says. */
  now: Readonly<Record<string, string>>;
}

interface Place {
  now: Readonly<Record<string, string>>;
  seek(next: Readonly<Record<string, string>>): void;
}

/** Where one is chosen, with what is chosen now. */
export const drawFilter = ({ name, label, draw }: Filter, { now, seek }: Place) =>
  draw({ label, now, value: now[name] ?? '', onChoose: (value) => seek({ [name]: value }) });

/** What of the address a list is narrowed by; undefined when that is nothing. */
export function readFilters(
  filters: readonly Filter[],
  place: Readonly<Record<string, string>>,
): object | undefined {
  const parts = filters.flatMap(({ name, read }) => (place[name] && read(place[name])) || []);
  return parts.length > 0 ? Object.assign({}, ...parts) : undefined;
}

/** Those that are on, in their order. */
export const filtersOn = (filters: readonly Filter[], place: Readonly<Record<string, string>>): Filter[] =>
  filters.filter(({ name, read }) => place[name] && read(place[name]));
