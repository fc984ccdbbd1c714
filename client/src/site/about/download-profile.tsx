import { Box } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Profile } from './profile-viewer.tsx';
import { saveFile } from './save-file.ts';

/** Saves the profile under its title. */
export function DownloadProfile({ profile }: { profile: Profile }) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      await saveFile(profile.path, `${profile.title}.pdf`);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: a failed download is logged, so that it can be looked into
      console.info('The company profile could not be downloaded', error);
    }
    setBusy(false);
  }

  return (
    <Box mt="8" data-needs-script>
      <Button size="lg" onClick={download} disabled={busy} aria-busy={busy}>
        <Download aria-hidden />
        {busy ? 'Downloading...' : 'Download PDF'}
      </Button>
    </Box>
  );
}
