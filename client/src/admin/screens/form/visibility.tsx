// Whether and when visitors see what a form is about.
import { Box, chakra, Flex } from '@chakra-ui/react';
import { Copy, ExternalLink } from 'lucide-react';
import type { RegisterOptions } from 'react-hook-form';
import { toast } from 'sonner';
import type { PublishingStatus } from '../../../generated/schema.ts';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { fromKampalaTime, toKampalaTime } from '../../ui/moment.ts';
import { TextField } from './fields.tsx';
import type { Field, InputProps } from './form.tsx';
import { FormTabs } from './form-tabs.tsx';
import { drawnElsewhere, select, text } from './kinds.tsx';

/** What a row says about it. */
export interface Publishable {
  status: PublishingStatus;
  publishAt: string | null;
  previewLink: string;
  /** Programs may be hidden without being drafts. */
  isActive?: boolean;
}

const statuses = { published: 'Published', draft: 'Draft', scheduled: 'Scheduled' };

const meanings = {
  published: 'On the website as soon as you save.',
  draft: 'Only staff see it, and whoever has its preview link.',
};

/** Published, a draft or scheduled; the time is Kampala's, as a date-time field holds it. */
export const visibility = (): { status: Field<PublishingStatus>; publishAt: Field<string> } => ({
  status: select(statuses, { label: 'Visibility', draw: (props) => <VisibilityTabs {...props} /> }),
  publishAt: drawnElsewhere(
    text({
      label: 'Publish at',
      read: toKampalaTime,
      // Only with what is scheduled.
      send: (local, _, { status }) => (status === 'scheduled' ? fromKampalaTime(String(local)) : null),
      words: (local) => String(local).replace('T', ' '),
    }),
  ),
});

/** With the preview link of what visitors do not see yet. */
function VisibilityTabs({ name, label, field, ...props }: InputProps) {
  const item = props.item as Publishable | null;
  const isHidden = item && (item.status !== 'published' || item.isActive === false);
  return (
    <Box borderTopWidth="1px" pt="5">
      <chakra.p fontSize="sm" fontWeight="semibold" mb="1.5">
        {label}
      </chakra.p>
      <FormTabs name={name} label={label} choices={statuses}>
        {(status) =>
          status === 'scheduled' ? (
            <TextField
              {...field('publishAt')}
              type="datetime-local"
              rules={publishAtRules(item?.publishAt ?? null)}
              hint="Kampala time (UTC+3). Until then only staff see it, and whoever has its preview link."
            />
          ) : (
            <chakra.p fontSize="sm" color="muted">
              {meanings[status]}
            </chakra.p>
          )
        }
      </FormTabs>
      {isHidden && <PreviewActions link={item.previewLink} />}
    </Box>
  );
}

/** `saved` is the time that stands in the record: it may have come while the form was open. */
const publishAtRules = (saved: string | null): RegisterOptions => ({
  required: 'Publish at is required.',
  validate: (local: string) =>
    (saved !== null && local === toKampalaTime(saved)) ||
    Date.parse(fromKampalaTime(local)) > Date.now() ||
    'Publish at must be in the future.',
});

/** What can be done with the link that shows a page before it is published. */
function PreviewActions({ link }: { link: string }) {
  return (
    <Box mt="5">
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" size="sm" onClick={() => copy(link)}>
          <Copy aria-hidden />
          Copy preview link
        </Button>
        <ButtonAnchor variant="outline" size="sm" href={link} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden />
          Open preview
        </ButtonAnchor>
      </Flex>
      <chakra.p fontSize="xs" color="muted" mt="1.5">
        The preview shows what was saved last. Anybody who has the link can open it, for 7 days.
      </chakra.p>
    </Box>
  );
}

async function copy(link: string) {
  try {
    await navigator.clipboard.writeText(link);
    toast.success('Preview link copied');
  } catch {
    toast.error('The link could not be copied', {
      description: 'Open the preview and copy its address from there.',
    });
  }
}
