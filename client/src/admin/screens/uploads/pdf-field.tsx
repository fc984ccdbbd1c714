import { Box, Flex } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { refuse } from '../form/checks.ts';
import { Field, type FieldProps } from '../form/fields.tsx';
import { FileButton, UploadProblem, UploadProgress } from './upload-controls.tsx';
import { pdfUpload } from './upload-kinds.ts';
import { useUpload } from './use-upload.ts';

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
    <Field {...props} rules={uploading ? refuse(rules, 'The PDF is still being uploaded.') : rules}>
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
    </Field>
  );
}
