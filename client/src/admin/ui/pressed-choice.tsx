import { Flex, type FlexProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface Props<Choice extends string> extends Omit<FlexProps, 'children'> {
  /** What is chosen, for who does not see the buttons side by side. */
  label: string;
  /** What each button says. */
  choices: Readonly<Record<Choice, ReactNode>>;
  chosen: Choice;
  onChoose(choice: NoInfer<Choice>): void;
}

/** Buttons of which one is pressed. */
export function PressedChoice<Choice extends string>(props: Props<Choice>) {
  const { label, choices, chosen, onChoose, ...layout } = props;
  return (
    <Flex role="group" aria-label={label} gap="2" {...layout}>
      {(Object.keys(choices) as Choice[]).map((choice) => (
        <Button
          key={choice}
          size="sm"
          variant={chosen === choice ? 'default' : 'outline'}
          aria-pressed={chosen === choice}
          onClick={() => onChoose(choice)}
        >
          {choices[choice]}
        </Button>
      ))}
    </Flex>
  );
}
