import { AutoGrid } from '@larder/design-system/AutoGrid';
import { Button } from '@larder/design-system/Button';
import { Select } from '@larder/design-system/Select';
import { Stack } from '@larder/design-system/Stack';
import { useMessages } from '../../messages/messages.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { useAuditVocabularyQuery } from './AuditLog.generated.ts';
import type { Filters } from './filters.ts';

interface AuditFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  isFiltered: boolean;
}

const everything = '*';

/** By person, by what was done, and by day; each takes effect at once. */
export function AuditFilters({ filters, onChange, isFiltered }: AuditFiltersProps) {
  const { audit } = useMessages();
  const { data } = useAuditVocabularyQuery({ fetchPolicy: 'cache-and-network' });
  const { operators = [], commands = [] } = data?.auditVocabulary ?? {};
  const choices = (all: string, known: readonly string[], chosen: string) => [
    { value: everything, label: all },
    ...[...new Set([...known, ...(chosen === '' ? [] : [chosen])])].map((each) => ({ value: each, label: each })),
  ];
  const set = (name: keyof Filters) => (value: string) =>
    onChange({ ...filters, [name]: value === everything ? '' : value });
  return (
    <Stack gap={3} as="section" aria-label={audit.filters}>
      <AutoGrid size="medium" gap={4}>
        <Select
          name="operator"
          label={audit.person}
          options={choices(audit.everybody, operators, filters.operator)}
          value={filters.operator || everything}
          onChange={set('operator')}
        />
        <Select
          name="command"
          label={audit.act}
          options={choices(audit.everything, commands, filters.command)}
          value={filters.command || everything}
          onChange={set('command')}
        />
        <DayField label={audit.from} value={filters.from} onChange={set('from')} />
        <DayField label={audit.to} value={filters.to} onChange={set('to')} />
      </AutoGrid>
      {isFiltered && (
        <div>
          <Button tone="plain" size="small" onClick={() => onChange({ operator: '', command: '', from: '', to: '' })}>
            {audit.clear}
          </Button>
        </div>
      )}
    </Stack>
  );
}
