import { chakra, Flex, Grid } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldProps } from './field.tsx';
import { TextField } from './fields.tsx';
import { isImageAddress } from './rules.ts';

/** The address of a picture, and the picture. */
export function ImageField(props: FieldProps) {
  const address = String(useWatch({ name: props.name }) ?? '').trim();
  return (
    <Grid templateColumns={{ sm: '1fr 11rem' }} gap="5" alignItems="start">
      <TextField {...props} type="url" />
      <Preview key={address} address={address} />
    </Grid>
  );
}

function Preview({ address }: { address: string }) {
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
      bg="sand"
      color="muted"
      fontSize="xs"
    >
      <ImageOff size={20} aria-hidden />
      {failed ? 'No picture at this address' : 'The picture appears here'}
    </Flex>
  );
}

const frame = { w: 'full', aspectRatio: { base: '5/2', sm: '16/10' }, borderRadius: 'md' } as const;
const Picture = chakra('img', { base: { ...frame, objectFit: 'cover' } });
