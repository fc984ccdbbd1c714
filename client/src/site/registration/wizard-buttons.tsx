import { Flex } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { lastStep } from './answers.ts';
import { useIsLive } from './use-step.ts';

interface Props {
  step: number;
  sending: boolean;
  /** True after all is done. */
  sent: boolean;
  onPrevious(): void;
}

/** One step back, one step on; without JavaScript all at once. */
export function WizardButtons({ step, sending, sent, onPrevious }: Props) {
  // They wait until the page can do what they say.
  const ready = useIsLive() && !sent;
  return (
    <>
      <noscript>
        <Button type="submit" variant="secondary" size="lg" mt="9">
          Submit
        </Button>
      </noscript>
      <Flex
        justify="space-between"
        gap="4"
        mt="9"
        data-needs-script
        css={{ smDown: { '& button': { flex: '1 1 0', px: '2' } } }}
      >
        <Button variant="outline" size="lg" disabled={step === 0 || !ready} onClick={onPrevious}>
          <ArrowLeft aria-hidden />
          Previous
        </Button>
        {step < lastStep ? (
          <Button key="next" type="submit" size="lg" disabled={!ready}>
            Next
            <ArrowRight aria-hidden />
          </Button>
        ) : (
          <Button
            key="submit"
            type="submit"
            variant="secondary"
            size="lg"
            disabled={!ready}
            aria-disabled={sending || undefined}
            // The second click of a double click on Next was not meant for this button.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {sending ? 'Submitting...' : 'Submit'}
          </Button>
        )}
      </Flex>
    </>
  );
}
