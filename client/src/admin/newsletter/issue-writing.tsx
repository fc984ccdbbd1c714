import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { useContentActions } from '../screens/content.ts';
import { useEditedForm } from '../screens/editing/use-edited-form.tsx';
import { BackButton } from '../ui/back-link.tsx';
import { displayMoment } from '../ui/moment.ts';
import { usePageTitle } from '../ui/page.tsx';
import { issuePath, newsletterPath } from './issue-path.ts';
import { TypedIssuePreview } from './issue-preview.tsx';
import { type Issue, issueForm, issues, issuesInCache, operations } from './issues.tsx';
import { SendingOut } from './sending-out.tsx';
import { Step } from './step.tsx';

const editing = { operations, form: issueForm };

/** A newsletter that is written, with the mail that recipients would get beside it. */
export function IssueWriting({ item, onWritten }: { item: Issue | null; onWritten(issue: Issue): void }) {
  const navigate = useNavigate();
  const title = item ? issueForm.heading.edit : issueForm.heading.create;
  usePageTitle(title);
  const actions = useContentActions(editing, issuesInCache);
  const { edit, formId, isSubmitting, unsaved, close, fields, questions } = useEditedForm<Issue>({
    resource: issues,
    actions,
    item,
    stays: true,
    onSaved: onWritten,
    onClose: () => navigate(newsletterPath),
  });
  useEffect(() => {
    if (item && !unsaved) navigate(issuePath(item.id), { replace: true });
  }, [item, unsaved, navigate]);
  return (
    <>
      <Flex align="center" wrap="wrap" gap="3" mb="5">
        <BackButton onClick={close}>All newsletters</BackButton>
        <chakra.h1 textStyle="heading" flex={{ base: '1 0 100%', md: '1 1 auto' }}>
          {title}
        </chakra.h1>
        <Box fontSize="sm" color="muted" role="status" order={{ base: '1', md: '0' }}>
          {unsaved ? 'Not saved yet' : item ? 'Saved' : ''}
        </Box>
        <Button type="submit" form={formId} disabled={isSubmitting} minW="8rem" title="Save (Ctrl+S)">
          {isSubmitting ? 'Saving...' : 'Save'}
        </Button>
      </Flex>
      {item?.problem && (
        <chakra.p role="alert" mb="5" p="4" bg="dangerSoft" color="dangerText">
          {item.problem}
        </chakra.p>
      )}
      {item?.scheduledAt && (
        <chakra.p mb="5" p="4" bg="highlightSoft">
          It goes out on {displayMoment(item.scheduledAt)}.
        </chakra.p>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        templateRows={{ xl: 'auto 1fr' }}
        gap="8"
        alignItems="start"
      >
        <Step number={1} title="Write">
          {fields}
        </Step>
        {/* Beside all of it on a desk; below what is written on a phone. */}
        <Box
          gridColumn={{ xl: '2' }}
          gridRow={{ xl: '1 / span 2' }}
          position={{ xl: 'sticky' }}
          top="4"
          minW="0"
        >
          <TypedIssuePreview control={edit.form.control} id={item?.id ?? null} />
        </Box>
        <Box>
          <SendingOut issue={item} unsaved={unsaved} control={edit.form.control} onChanged={onWritten} />
        </Box>
      </Grid>
      {questions}
    </>
  );
}
