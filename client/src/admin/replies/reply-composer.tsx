import { useQuery } from '@apollo/client/react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { Eye, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { ReplyInput, SubjectInput } from '../../generated/schema.ts';
import { readFailure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { AnsweredByOthers } from '../live/presence.tsx';
import type { Timeline, TimelineEntry } from '../office/timeline/use-timeline.ts';
import type { Worked, WorkKind } from '../office/work-kind.ts';
import { checksOf } from '../screens/form/checks.ts';
import { LongTextField, TextField } from '../screens/form/fields.tsx';
import { FileButton } from '../screens/uploads/upload-controls.tsx';
import { displayMoment } from '../ui/moment.ts';
import { SmallButton } from '../ui/small-button.tsx';
import { AfterReply, useAfterReply } from './after-reply.tsx';
import { AttachmentList, mostFiles, useAttachments } from './attachments.tsx';
import { MailPreview } from './mail-preview.tsx';
import { ReplyOptionsDocument, ReplyPreviewDocument, replyInputRules } from './replies.generated.ts';
import { TemplateChoice } from './template-choice.tsx';
import { useReply } from './use-reply.ts';
import { insertInto, VariableChips } from './variable-chips.tsx';

interface Props<Row extends Worked> {
  /** What is answered. */
  subject: SubjectInput;
  kind: WorkKind<Row>;
  row: Row;
  timeline: Timeline;
  /** The address it goes to. */
  to: string;
  onSent(): void;
}

const kinds = '.pdf,.jpg,.jpeg,.png,.webp,.gif,.docx,.xlsx,.txt';

/** Where staff answer by mail: from a template or freely, with files, and as its reader will see it. Nothing written is lost. */
export function ReplyComposer<Row extends Worked>({ subject, kind, row, timeline, to, onSent }: Props<Row>) {
  const element = useRef<HTMLFormElement>(null);
  const reply = useReply(subject, timeline, onSent);
  const { form, files, problem, answeredMeanwhile } = reply;
  const after = useAfterReply(kind, row);
  const attachments = useAttachments(files.length, reply.addFile);
  const [previewed, setPreviewed] = useState<ReplyInput | null>(null);
  /** Somebody wants to send it, and files are missing. */
  const [isHeld, setHeld] = useState(false);
  const { data, error, refetch } = useQuery(ReplyOptionsDocument, { variables: { subject } });
  const { isSubmitting } = form.formState;
  const isUploading = attachments.uploading.some((upload) => upload.problem === null);
  const whyHeld = isUploading
    ? 'A file is still on its way. Wait a moment, or stop it.'
    : attachments.uploading.length > 0
      ? 'A file was not uploaded. Try it again, or leave it out.'
      : '';

  const insert = (value: string) => {
    const area = element.current?.querySelector('textarea');
    if (area) insertInto(area, value, (text) => form.setValue('text', text, { shouldDirty: true }));
  };
  const preview = async () => {
    if (await form.trigger(undefined, { shouldFocus: true })) setPreviewed(reply.input());
  };
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    setHeld(whyHeld !== '');
    if (!whyHeld) void reply.send(after.ticked(form.getValues()))(event);
  };

  return (
    <FormProvider {...form}>
      <chakra.form ref={element} aria-label="Reply by mail" noValidate onSubmit={send} display="grid" gap="4">
        <chakra.p fontSize="sm" color="muted" overflowWrap="anywhere">
          To {data?.options.to ?? to}. Answers come to the office’s mailbox.
        </chakra.p>
        {error && !data ? (
          <Flex role="alert" fontSize="sm" color="dangerText" gap="2" wrap="wrap" align="center">
            <span>There are no templates just now. {readFailure(error).message}</span>
            <SmallButton variant="link" onClick={() => void refetch().catch(() => undefined)}>
              Try again
            </SmallButton>
          </Flex>
        ) : (
          <TemplateChoice templates={data?.options.templates} />
        )}
        <TextField name="subject" label="Subject" rules={checksOf('Subject', replyInputRules.subject)} />
        <LongTextField
          name="text"
          label="Text"
          rows={10}
          hint="Blank lines separate paragraphs."
          rules={checksOf('Text', replyInputRules.text)}
        />
        {data && <VariableChips variables={data.options.variables} onInsert={insert} />}
        <AttachmentList
          files={files}
          uploading={attachments.uploading}
          onRemove={(file) => {
            reply.removeFile(file);
            attachments.clearRefusal();
          }}
          onDrop={attachments.drop}
          onRetry={attachments.retry}
        />
        <Box>
          <FileButton
            label="Attach files"
            multiple
            accept={kinds}
            onChoose={(_, chosen) => {
              setHeld(false);
              attachments.add(chosen);
            }}
          />
          <chakra.p mt="1" fontSize="xs" color="muted">
            Up to {mostFiles}, each 10 MB: PDF, pictures, Word, Excel or text.
          </chakra.p>
        </Box>
        {[attachments.refused, isHeld ? whyHeld : '', problem].filter(Boolean).map((sentence) => (
          <chakra.p key={sentence} role="alert" fontSize="sm" fontWeight="medium" color="dangerText">
            {sentence}
          </chakra.p>
        ))}
        <AnsweredMeanwhile entries={answeredMeanwhile} />
        <AnsweredByOthers kind={subject.kind} id={row.id} />
        <Flex columnGap="5" rowGap="2" wrap="wrap" align="center">
          <Button type="submit" aria-disabled={isSubmitting}>
            <Send aria-hidden />
            {isSubmitting ? 'Sending...' : answeredMeanwhile.length > 0 ? 'Send mine as well' : 'Send reply'}
          </Button>
          <AfterReply statuses={kind.statuses} boxes={after.boxes} />
          <Button variant="outline" onClick={preview}>
            <Eye aria-hidden />
            Preview
          </Button>
        </Flex>
      </chakra.form>
      {previewed && (
        <MailPreview
          query={ReplyPreviewDocument}
          variables={{ subject, input: previewed }}
          onClose={() => setPreviewed(null)}
        />
      )}
    </FormProvider>
  );
}

/** Replies that went to the same person while this one was written, in full: nobody should get two answers by chance. */
function AnsweredMeanwhile({ entries }: { entries: readonly TimelineEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Answers role="alert">
      {entries.map(({ id, byName, at, reply }) => (
        <div key={id}>
          <chakra.p fontWeight="semibold">
            {byName} answered on {displayMoment(at)}, while you were writing. Read it before you send yours.
          </chakra.p>
          <Said>
            <strong>{reply?.subject}</strong>
            {'\n\n'}
            {reply?.text}
          </Said>
        </div>
      ))}
    </Answers>
  );
}

const Answers = chakra('div', {
  base: { display: 'grid', gap: '4', p: '4', bg: 'highlightSoft', borderRadius: 'md', fontSize: 'sm' },
});

const Said = chakra('blockquote', {
  base: {
    mt: '2',
    ps: '3',
    maxH: '16rem',
    overflowY: 'auto',
    borderInlineStartWidth: '3px',
    borderColor: 'highlight',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
});
