import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../office/panel.tsx';
import { useEditedForm } from '../../screens/editing/use-edited-form.tsx';
import { BackButton } from '../../ui/back-link.tsx';
import { usePageTitle } from '../../ui/page.tsx';
import { quoteAddress } from '../quote-address.ts';
import { useQuoteActions } from './quote-actions.ts';
import { type BegunQuote, type EditedQuote, quoteResource } from './quote-form.tsx';

interface Props {
  title: string;
  /** Null for a new one. */
  item: EditedQuote | null;
  /** What is known of a new one already, and what tells its draft from others. */
  begun?: BegunQuote;
  of?: string;
  /** Where leaving leads, and what that is called. */
  back: string;
  backLabel: string;
}

/** A quote is written on a page of its own; the page of the quote follows, where it is looked at and sent. */
export function QuoteWriting({ title, item, begun = {}, of = '', back, backLabel }: Props) {
  usePageTitle(title);
  const navigate = useNavigate();
  const actions = useQuoteActions();
  const [resource] = useState(() => quoteResource(begun, of));
  const { formId, isSubmitting, close, fields, questions } = useEditedForm<EditedQuote>({
    resource,
    actions,
    item,
    onSaved: ({ id }) => navigate(quoteAddress(id)),
    onClose: () => navigate(back),
  });
  return (
    <>
      <BackButton onClick={close}>{backLabel}</BackButton>
      <chakra.h1 textStyle="heading" mt="1" mb="5">
        {title}
      </chakra.h1>
      <chakra.div maxW="48rem">
        <Panel title="Quote">{fields}</Panel>
        <Flex gap="3" wrap="wrap" mt="5">
          <Button type="submit" form={formId} disabled={isSubmitting} minW="8rem">
            {isSubmitting ? 'Saving...' : item ? 'Save' : 'Save as a draft'}
          </Button>
          <Button variant="outline" onClick={close} disabled={isSubmitting}>
            Cancel
          </Button>
        </Flex>
      </chakra.div>
      {questions}
    </>
  );
}
