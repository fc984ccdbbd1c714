/** Reads the values of a choice as people do: by the label of the option, or as it is when there is none. */
export function labelIn(options: readonly { value: string; label: string }[]): (value: string) => string {
  return (value) => options.find((option) => option.value === value)?.label ?? value;
}
