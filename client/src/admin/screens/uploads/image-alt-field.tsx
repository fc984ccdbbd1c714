import { LongTextField } from '../form/fields.tsx';
import { optionalText } from '../form/rules.ts';

export const imageAltLabel = 'Alt Text';

const rules = optionalText(imageAltLabel, 300);

/** What the picture of the form shows, in words. */
export function ImageAltField() {
  return (
    <LongTextField
      name="imageAlt"
      label={imageAltLabel}
      rules={rules}
      rows={2}
      hint="What the picture shows, in one sentence for people who cannot see it: “Two giraffes beside an acacia at sunset.”"
    />
  );
}
