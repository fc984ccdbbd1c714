import { chakra, Tabs } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useFoundFaults } from './found-faults.ts';

interface FormSection {
  title: string;
  /** Names of its fields. */
  fields: string[];
  content: ReactNode;
}

/**
 * The parts of a long form, of which one is seen at a time; all of them are sent. What is wrong in one that is not seen brings it
 * into sight when somebody tries to save.
 */
export function FormSections({ sections }: { sections: FormSection[] }) {
  const { errors } = useFormState();
  const found = useFoundFaults();
  const [shown, setShown] = useState(sections[0]?.title ?? '');
  const list = useRef<HTMLDivElement>(null);
  const isWrong = ({ fields }: FormSection) => fields.some((name) => get(errors, name));
  const wrong = sections.filter(isWrong).map(({ title }) => title);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try to save
  useEffect(() => {
    if (wrong[0] === undefined || wrong.includes(shown)) return;
    setShown(wrong[0]);
    const frame = requestAnimationFrame(() => {
      const form = list.current?.closest('form');
      form?.querySelector<HTMLElement>('[role=tabpanel]:not([hidden]) [aria-invalid=true]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [found]);

  // On a phone the parts before and after are in sight then, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each part that is chosen
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected=true]');
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [shown]);

  return (
    <Tabs.Root value={shown} onValueChange={({ value }) => setShown(value)}>
      <Line ref={list} aria-label="Parts of this form">
        {sections.map((section) => (
          <Tab key={section.title} value={section.title}>
            {section.title}
            {isWrong(section) && (
              <Mark>
                <chakra.span srOnly>, something in it is wrong</chakra.span>
              </Mark>
            )}
          </Tab>
        ))}
      </Line>
      {sections.map(({ title, content }) => (
        <Tabs.Content key={title} value={title}>
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** On a line, so that a choice of kinds among the fields is told apart from it. */
const Line = chakra(Tabs.List, {
  base: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    borderWidth: '0 0 1px',
    borderRadius: '0',
    borderColor: 'line',
    bg: 'transparent',
    p: '0',
    gap: { base: '0', sm: '2' },
  },
});

const Tab = chakra(Tabs.Trigger, {
  base: {
    flex: '0 0 auto',
    minH: '11',
    px: { base: '2.5', sm: '3' },
    color: 'muted',
    borderRadius: '0',
    borderBottom: '2px solid transparent',
    whiteSpace: 'nowrap',
    _hover: { color: 'ink', bg: 'transparent' },
    _selected: {
      color: 'brand',
      bg: 'transparent',
      fontWeight: 'semibold',
      borderBottomColor: 'brand',
      _hover: { bg: 'transparent', color: 'brand' },
    },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/** Beside the name of a part in which something is wrong. */
const Mark = chakra('span', {
  base: { display: 'inline-block', boxSize: '2', ms: '2', borderRadius: 'full', bg: 'danger' },
});
