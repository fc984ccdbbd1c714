import { Box } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { profile } from '../company/about-page.ts';
import { saveFile } from './save-file.ts';

type State = 'idle' | 'downloading' | 'failed';

/** Saves the profile under its title. */
export function DownloadProfile() {
  const [state, setState] = useState<State>('idle');
  const busy = state === 'downloading';

  async function download() {
    setState('downloading');
    try {
      await saveFile(profile.path, `${profile.title}.pdf`);
      setState('idle');
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: a failed download is logged, so that it can be looked into
      console.info('The company profile could not be downloaded', error);
      setState('failed');
    }
  }

  return (
    <Box mt="8" data-needs-script>
      <Button size="lg" onClick={download} disabled={busy} aria-busy={busy}>
        <Download aria-hidden />
        {busy ? 'Downloading...' : 'Download PDF'}
      </Button>
      <Box role="status" mt="3" fontSize="sm" color="terracottaDeep">
        {state === 'failed' && 'The download did not work. Please check your connection and try again.'}
      </Box>
    </Box>
  );
}
