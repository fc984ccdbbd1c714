import { Flex } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { displayMoment } from '../../ui/moment.ts';

interface Props {
  /** Such as `to change this post` or `a new post`. */
  what: string;
  at: string;
  onContinue(): void;
  onDiscard(): void;
}

/** A draft that was begun in another tab or on another device. */
export function DraftOffer({ what, at, onContinue, onDiscard }: Props) {
  return (
    <Flex
      role="status"
      align="center"
      justify="space-between"
      columnGap="4"
      rowGap="2"
      wrap="wrap"
      bg="highlightSoft"
      px="4"
      py="2"
      borderRadius="md"
      fontSize="sm"
    >
      <span>
        You began {what} on {displayMoment(at)} and did not save it.
      </span>
      <Flex gap="2">
        <Button variant="outline" size="sm" onClick={onContinue}>
          Continue
        </Button>
        <Button variant="ghost" size="sm" onClick={onDiscard}>
          Discard
        </Button>
      </Flex>
    </Flex>
  );
}
