import { chakra, Flex } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { isImageAddress } from '../form/checks.ts';

/** The picture at an address that somebody is typing. */
export function ImagePreview({ address }: { address: string }) {
  const [failed, setFailed] = useState(false);
  if (isImageAddress(address) && !failed)
    return <Picture src={address} alt="Preview" onError={() => setFailed(true)} />;
  return (
    <Flex
      {...frame}
      direction="column"
      align="center"
      justify="center"
      gap="1.5"
      bg="subtle"
      color="muted"
      fontSize="xs"
    >
      <ImageOff size={20} aria-hidden />
      {failed ? 'No picture at this address' : 'The picture appears here'}
    </Flex>
  );
}

const frame = { w: 'full', aspectRatio: { base: '5/2', sm: '16/10' }, borderRadius: 'md' } as const;
const Picture = chakra('img', { base: { ...frame, objectFit: 'contain', bg: 'subtle' } });
