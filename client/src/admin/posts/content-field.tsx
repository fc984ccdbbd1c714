import { lazy, Suspense } from 'react';
import { useController } from 'react-hook-form';
import { Skeleton } from '../../ui/skeleton.tsx';
import { afterPress } from '../kit/after-press.ts';
import { FieldFrame, type FieldProps } from '../kit/field.tsx';

const ContentEditor = lazy(async () => ({
  default: (await import('./editor/content-editor.tsx')).ContentEditor,
}));

/** The text of a post with its headings, lists and links. The editor is loaded when a post is opened. */
export function ContentField({ name, label, rules, hint }: FieldProps) {
  const { field } = useController({ name, rules });
  return (
    <FieldFrame name={name} label={label} hint={hint} required={Boolean(rules?.required)}>
      {(described) => (
        <Suspense fallback={<Skeleton h="22rem" />}>
          <ContentEditor
            described={described}
            value={field.value}
            onChange={field.onChange}
            onBlur={() => afterPress(field.onBlur)}
            focusRef={field.ref}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
