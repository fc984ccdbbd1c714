import { Box, chakra } from '@chakra-ui/react';
import { TextField } from './fields.tsx';
import { FormTabs } from './form-tabs.tsx';
import { PreviewActions } from './preview-actions.tsx';
import { type Publishable, publishAtRules, publishingLabels, visibilities } from './publishing.ts';

const meanings = {
  published: 'On the website as soon as you save.',
  draft: 'Only staff see it, and whoever has its preview link.',
};

/** Whether and when visitors see what the form is about; for what they do not see yet, its preview link. `item` is what was saved. */
export function VisibilityField({ item }: { item: Publishable | null }) {
  const isHidden = item && (item.status !== 'published' || item.isActive === false);
  return (
    <Box borderTopWidth="1px" pt="5">
      <chakra.p fontSize="sm" fontWeight="semibold" mb="1.5">
        {publishingLabels.status}
      </chakra.p>
      <FormTabs name="status" label={publishingLabels.status} options={visibilities}>
        {(status) =>
          status === 'scheduled' ? (
            <TextField
              name="publishAt"
              label={publishingLabels.publishAt}
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
