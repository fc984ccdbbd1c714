import { Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

interface Props {
  /** Undefined where there is no such page. */
  onPrevious?(): void;
  onNext?(): void;
}

/** Turns the pages of a list. A button without a page stays, so that the focus does not get lost on it. */
export function Pager({ onPrevious, onNext }: Props) {
  if (!onPrevious && !onNext) return null;
  return (
    <Flex as="nav" aria-label="Pages" justify="space-between" gap="3" mt="4">
      <Button variant="outline" aria-disabled={!onPrevious} onClick={onPrevious}>
        <ChevronLeft aria-hidden />
        Previous
      </Button>
      <Button variant="outline" aria-disabled={!onNext} onClick={onNext}>
        Next
        <ChevronRight aria-hidden />
      </Button>
    </Flex>
  );
}
