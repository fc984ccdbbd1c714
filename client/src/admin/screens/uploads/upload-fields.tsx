import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { ChooseButton } from '../../library/library-dialog.tsx';
import { isImageAddress, refuse } from '../form/checks.ts';
import { type FieldProps, LabelledField, LongTextField, TextField } from '../form/fields.tsx';
import { imageUpload, pdfUpload, useUpload } from './upload.ts';
import { FileButton, UploadProblem, UploadProgress } from './upload-controls.tsx';

/** A picture by file, by drag and drop or by its address, and what it shows in words, `alt`, unless its neighbours say it. */
export function ImageField({ alt, ...props }: FieldProps & { alt?: FieldProps }) {
  const { name, rules } = props;
  const { setValue, getValues, clearErrors, setFocus, getFieldState, formState } = useFormContext();
  const [typing, setTyping] = useState(false);
  const address = String(useWatch({ name }) ?? '').trim();
  const put = (url: string) => {
    setValue(name, url, { shouldDirty: true, shouldTouch: true });
    clearErrors(name);
    setTyping(false);
  };
  const { progress, failed, upload, cancel } = useUpload(imageUpload, put);
  const choose = (picture: { url: string; alt: string | null }) => {
    put(picture.url);
    // What the library says is better than nothing; what somebody said of this record stays.
    if (alt && picture.alt && !String(getValues(alt.name) ?? '').trim())
      setValue(alt.name, picture.alt, { shouldDirty: true, shouldTouch: true });
  };
  const uploading = progress !== null;
  const { over, ...dropTarget } = useDrop((file) => !uploading && upload(file));
  // The address of a picture of ours says nothing to anybody; it is there for who asks, and when something is wrong with it.
  const isFolded = ourPicture.test(address) && !typing && !getFieldState(name, formState).error;
  const goToAddress = (change: () => void) => {
    flushSync(change);
    setFocus(name, { shouldSelect: true });
  };
  const guarded = uploading ? refuse(rules, 'The picture is still being uploaded.') : rules;

  return (
    <Grid
      {...dropTarget}
      templateColumns={{ sm: 'minmax(0, 1fr) 11rem' }}
      gap={{ base: '3', sm: '5' }}
      alignItems="start"
      borderRadius="md"
      outline={over ? '2px dashed' : undefined}
      outlineColor="brand"
      outlineOffset="8px"
    >
      <Box minW="0">
        {isFolded && (
          <chakra.p fontSize="sm" fontWeight="semibold">
            {props.label.replace(/ URL$/, '')}
          </chakra.p>
        )}
        <Box hidden={isFolded} onFocus={() => setTyping(true)}>
          <TextField {...props} type="url" rules={guarded} />
        </Box>
        <Flex align="center" gap="3" wrap="wrap" mt="2" fontSize="sm">
          <FileButton
            label={isFolded ? 'Replace' : 'Choose a picture'}
            uploading={uploading}
            onChoose={upload}
          />
          {!uploading && <ChooseButton onChoose={choose} />}
          {uploading ? (
            <UploadProgress progress={progress} cancel={cancel} />
          ) : (
            <chakra.span color="muted" fontSize="xs" display={{ base: 'none', md: 'inline' }}>
              or drop one here
            </chakra.span>
          )}
        </Flex>
        {isFolded && !uploading && (
          <Flex gap="4" mt="2">
            <Button type="button" variant="link" size="sm" onClick={() => goToAddress(() => setTyping(true))}>
              Use a web address
            </Button>
            {!rules?.required && (
              <Button type="button" variant="link" size="sm" onClick={() => goToAddress(() => put(''))}>
                Remove
              </Button>
            )}
          </Flex>
        )}
        {failed && <UploadProblem failed={failed} onRetry={upload} />}
      </Box>
      <ImagePreview key={address} address={address} />
      {alt && (
        <Box gridColumn="1 / -1">
          <LongTextField {...alt} rows={2} />
        </Box>
      )}
    </Grid>
  );
}

/** The address of an uploaded picture, as it is kept. */
const ourPicture = /^\/media\/[\da-f]{32}\.jpg$/;

/** What an element spreads to take a dropped file; `over` while one hangs above it. */
function useDrop(onDrop: (file: File) => void) {
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files') || !isWithin(event)) return;
    // The browser would open the file in place of the page.
    event.preventDefault();
    setOver(true);
  };
  return {
    over,
    onDragEnter: hold,
    onDragOver: hold,
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files;
      if (!file || !isWithin(event)) return;
      event.preventDefault();
      setOver(false);
      onDrop(file);
    },
  };
}

/** Not in a dialog that was opened from here. */
const isWithin = ({ currentTarget, target }: DragEvent) => currentTarget.contains(target as Node);

/** The picture at an address that somebody is typing. */
function ImagePreview({ address }: { address: string }) {
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

/** A PDF from the device, which can be opened and taken away again. */
export function PdfField({ rules, ...props }: FieldProps) {
  const { name } = props;
  const { setValue, clearErrors } = useFormContext();
  const address = String(useWatch({ name }) ?? '');
  const put = (url: string) => {
    setValue(name, url, { shouldDirty: true, shouldTouch: true });
    clearErrors(name);
  };
  const { progress, failed, upload, cancel } = useUpload(pdfUpload, put);
  const uploading = progress !== null;

  return (
    <LabelledField {...props} rules={uploading ? refuse(rules, 'The PDF is still being uploaded.') : rules}>
      {({ ref: _, onChange: __, onBlur: ___, name: ____, 'aria-required': _____, ...described }) => (
        <Box role="group" {...described}>
          <Flex align="center" gap="3" wrap="wrap" fontSize="sm">
            <FileButton
              label={address ? 'Choose another PDF' : 'Choose a PDF'}
              uploading={uploading}
              accept="application/pdf"
              onChoose={upload}
            />
            {uploading && <UploadProgress progress={progress} cancel={cancel} />}
            {address && !uploading && (
              <>
                <ButtonAnchor href={address} target="_blank" rel="noopener" variant="link" size="sm">
                  Open your PDF
                </ButtonAnchor>
                <Button variant="link" size="sm" onClick={() => put('')}>
                  Remove it
                </Button>
              </>
            )}
          </Flex>
          {failed && <UploadProblem failed={failed} onRetry={upload} />}
        </Box>
      )}
    </LabelledField>
  );
}
