import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  Toolbar,
} from '@mui/x-data-grid-premium';

function RecordToolbar() {
  return (
    <Toolbar>
      <PromptField onSubmit={() => {}}>
        <PromptFieldRecord aria-label="Record">R</PromptFieldRecord>
      </PromptField>
      <PromptField onSubmit={() => {}} lang="pt-BR">
        <PromptFieldRecord aria-label="Gravar">R</PromptFieldRecord>
      </PromptField>
      <PromptField onSubmit={() => Promise.reject(new Error('The service is down.'))}>
        <PromptFieldControl label="Ask" />
        <PromptFieldRecord aria-label="Speak">R</PromptFieldRecord>
      </PromptField>
    </Toolbar>
  );
}

const slots = { toolbar: RecordToolbar };

/** Three fields: without a language, with one, and one whose questions fail. */
export function Fields() {
  return (
    <div style={{ height: 300 }}>
      <DataGridPremium rows={[]} columns={[]} slots={slots} showToolbar />
    </div>
  );
}
