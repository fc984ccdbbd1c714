import { useApolloClient } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, type RefObject, useRef, useState } from 'react';
import { responseData } from '../../lib/api/response-data.ts';
import { Button } from '../../ui/button.tsx';
import { AskedQuestion, useQuestion } from '../ui/dialogs/question.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { ArchiveLinkDocument } from './data.generated.ts';

/** Everything that is published as one file, and back into an empty installation. */
export function Archive({ titleRef }: { titleRef: RefObject<HTMLHeadingElement | null> }) {
  const client = useApolloClient();
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<number | null>(null);

  const linkFor = async (purpose: 'export' | 'import') => {
    const { data } = await client.mutate({ mutation: ArchiveLinkDocument, variables: { purpose } });
    return responseData(data).archiveLink;
  };
  const download = async () => {
    try {
      window.location.assign(await linkFor('export'));
    } catch (error) {
      showFailure('The file could not be made', error);
    }
  };
  const importing = useQuestion<File>(
    ({ name, size }) => ({
      title: 'Import this file?',
      text: `${name} (${megabytes(size)}) becomes the content, the settings and the pictures of this website. That works only while it has none.`,
      confirmLabel: 'Import it',
      done: 'The file is imported.',
      failed: 'The file was not imported',
    }),
    async (file) => {
      setSent(0);
      try {
        await sendArchive(await linkFor('import'), file, setSent);
        await client.clearStore();
      } finally {
        setSent(null);
      }
    },
  );
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) importing.ask(file);
  };

  return (
    <>
      <chakra.p color="muted">
        One file with all content, settings, redirects and pictures: to keep, or to move to another server.
        Who wrote to you and who works here is not in it, nor what is in the trash. It can be imported where
        nothing has been made yet.
      </chakra.p>
      <Flex gap="3" wrap="wrap" mt="4" align="center">
        <Button onClick={() => void download()}>
          <Download aria-hidden />
          Export everything
        </Button>
        <Button variant="outline" disabled={sent !== null} onClick={() => input.current?.click()}>
          <Upload aria-hidden />
          Import a file
        </Button>
        <input
          ref={input}
          type="file"
          accept=".gz,application/gzip"
          aria-label="Archive to import"
          tabIndex={-1}
          hidden
          onChange={choose}
        />
        <chakra.span role="status" fontSize="sm" color="muted">
          {sent !== null &&
            (sent < 1 ? `Sending: ${Math.floor(sent * 100)} %` : 'Sent. It is being checked and taken in.')}
        </chakra.span>
      </Flex>
      <AskedQuestion question={importing} focusAfterYes={() => titleRef.current} />
    </>
  );
}

const megabytes = (bytes: number) =>
  bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} kB` : `${Math.round(bytes / 1024 ** 2)} MB`;

/**
 * Sends an archive to a link of ours; `progress` hears the share that is sent, 0 to 1. Rejects with a sentence for people.
 */
function sendArchive(link: string, file: File, progress: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', link);
    request.responseType = 'json';
    request.setRequestHeader('Content-Type', 'application/gzip');
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201) return resolve();
      const message = request.response?.error?.message;
      reject(new Error(message ?? 'The server could not take the file. Please try again in a moment.'));
    };
    request.onerror = () =>
      reject(new Error('The connection was lost. Nothing was imported: please try again.'));
    request.send(file);
  });
}
