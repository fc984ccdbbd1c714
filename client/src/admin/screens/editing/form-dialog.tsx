import { Box, chakra, Flex } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogBody } from '../../ui/dialogs/dialog.tsx';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';
import { DraftOffer } from '../drafts/draft-offer.tsx';
import type { Row } from '../resource.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { UnfinishedContext, useUnfinishedParts } from './unfinished-context.ts';
import { type EditOptions, useEditForm } from './use-edit-form.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

interface Props<T extends Row> extends EditOptions<T> {
  onClose(): void;
}

/** Creates a row when no item is given, else changes it. Nothing that was typed gets lost unasked. */
export function FormDialog<T extends Row>({ onClose, ...options }: Props<T>) {
  const { resource, item } = options;
  const { heading, draw } = resource.form;
  const edit = useEditForm(options);
  const { isDirty, isSubmitting } = edit.form.formState;
  const [asking, setAsking] = useState(false);
  const parts = useUnfinishedParts();
  const unsaved = isDirty || parts.unfinished;
  const leaving = useLeaveGuard(unsaved);
  const formId = useId();
  const fields = useRef<HTMLFormElement>(null);

  const firstField = () => fields.current?.querySelector<HTMLElement>('input, select, textarea') ?? null;
  /** The button goes with its notice. */
  const chosen = (choice: () => void) => () => {
    firstField()?.focus();
    choice();
  };

  const close = () => {
    if (isSubmitting) return;
    if (unsaved) setAsking(true);
    else onClose();
  };

  const footer = (
    <>
      <Button variant="outline" onClick={close} disabled={isSubmitting}>
        Cancel
      </Button>
      <Button type="submit" form={formId} disabled={isSubmitting} minW="8rem">
        {isSubmitting ? 'Saving...' : 'Save'}
      </Button>
    </>
  );

  return (
    <Dialog
      open
      onClose={close}
      title={item ? heading.edit : heading.create}
      initialFocus={firstField}
      footer={footer}
    >
      <DialogBody>
        <FormProvider {...edit.form}>
          <chakra.form
            ref={fields}
            id={formId}
            noValidate
            onSubmit={edit.submit}
            display="flex"
            flexDirection="column"
            gap="5"
          >
            {edit.found && (
              <DraftOffer
                what={item ? `to change this ${resource.noun}` : `a new ${resource.noun}`}
                at={edit.found.updatedAt}
                onContinue={chosen(edit.continueFound)}
                onDiscard={chosen(edit.discardFound)}
              />
            )}
            {edit.hasDraft && <DraftNotice onStartOver={chosen(edit.startOver)} />}
            {edit.problem && <Problem>{edit.problem}</Problem>}
            <UnfinishedContext value={parts.tell}>{draw(item)}</UnfinishedContext>
          </chakra.form>
        </FormProvider>
      </DialogBody>
      <QuestionDialog
        open={asking || leaving.asking}
        title="Leave without saving?"
        cancelLabel="Keep editing"
        confirmLabel="Discard changes"
        onCancel={() => {
          setAsking(false);
          leaving.stay();
        }}
        onConfirm={() => {
          edit.discard();
          onClose();
          leaving.leave();
        }}
      >
        What you typed in this {resource.noun} has not been saved yet.
      </QuestionDialog>
      <ConflictDialog
        conflict={edit.conflict}
        noun={resource.noun}
        form={resource.form}
        mine={edit.form.getValues()}
        onKeepEditing={edit.keepEditing}
        onReload={edit.reload}
        onOverwrite={edit.overwrite}
      />
    </Dialog>
  );
}

/** Stands above the fields, which may be scrolled away, and Save was out of use: so it takes the focus. */
function Problem({ children }: { children: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box
      ref={box}
      role="alert"
      tabIndex={-1}
      bg="dangerSoft"
      color="dangerText"
      px="4"
      py="3"
      borderRadius="md"
      fontSize="sm"
      _focusVisible={{ outlineOffset: '-3px' }}
    >
      {children}
    </Box>
  );
}

function DraftNotice({ onStartOver }: { onStartOver(): void }) {
  return (
    <Flex
      role="status"
      align="center"
      justify="space-between"
      gap="4"
      wrap="wrap"
      bg="subtle"
      px="4"
      py="2"
      borderRadius="md"
      fontSize="sm"
    >
      We kept what you typed here before.
      <Button variant="ghost" size="sm" onClick={onStartOver}>
        Start over
      </Button>
    </Flex>
  );
}
