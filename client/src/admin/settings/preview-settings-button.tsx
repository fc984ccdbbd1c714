import { useApolloClient } from '@apollo/client/react';
import { Eye } from 'lucide-react';
import { responseData } from '../../lib/api/response-data.ts';
import { Button } from '../../ui/button.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { SettingsPreviewDocument } from './settings-preview.generated.ts';

interface Props {
  group: string;
  path: string;
  /** Brings what was typed to the server, where it is published by nothing. */
  keepDraft(): Promise<void>;
}

/** Shows what was typed on the real page, before it is saved. */
export function PreviewSettingsButton({ group, path, keepDraft }: Props) {
  const client = useApolloClient();
  const show = async () => {
    // Opened by the press itself, or the browser would hold it back.
    const tab = window.open('', '_blank');
    try {
      await keepDraft();
      const { data } = await client.query({
        query: SettingsPreviewDocument,
        variables: { group, path },
        fetchPolicy: 'no-cache',
      });
      const { link } = responseData(data);
      if (tab) tab.location.href = link;
    } catch (error) {
      tab?.close();
      showFailure('The preview could not be opened', error);
    }
  };
  return (
    <Button variant="outline" onClick={show}>
      <Eye aria-hidden />
      Preview
    </Button>
  );
}
