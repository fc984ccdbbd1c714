import { lazy, Suspense, useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { afterPointerUp } from '../screens/form/after-pointer-up.ts';
import { refuse } from '../screens/form/checks.ts';
import { FieldFrame, type FieldProps } from '../screens/form/fields.tsx';
import { BrokenPart } from '../ui/broken-part.tsx';

const ContentEditor = lazy(async () => ({
  default: (await import('./editor/content-editor.tsx')).ContentEditor,
}));

const notThere = 'A picture of the text is not uploaded yet: wait for it, try it again or leave it out.';

/** The text of a post with its headings, lists and links. The editor is loaded when a post is opened. */
export function ContentField({ name, label, rules, hint }: FieldProps) {
  const [pending, setPending] = useState(0);
  const guarded = pending > 0 ? refuse(rules, notThere) : rules;
  const { field, fieldState } = useController({ name, rules: guarded });
  const { trigger } = useFormContext();
  const hasProblem = fieldState.error !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wrong is looked at again when the pictures are there
  useEffect(() => {
    if (pending === 0 && hasProblem) void trigger(name);
  }, [pending]);

  return (
    <FieldFrame name={name} label={label} hint={hint} required={Boolean(rules?.required)}>
      {(described) => (
        <ErrorBoundary fallback={(error, retry) => <BrokenPart error={error} onRetry={retry} />}>
          <Suspense fallback={<Skeleton h="22rem" />}>
            <ContentEditor
              described={described}
              value={field.value}
              onChange={field.onChange}
              onBlur={() => afterPointerUp(field.onBlur)}
              focusRef={field.ref}
              onPending={setPending}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </FieldFrame>
  );
}
