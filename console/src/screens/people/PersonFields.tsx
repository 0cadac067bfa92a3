import { Checkbox } from '@larder/design-system/Checkbox';
import { FieldGroup } from '@larder/design-system/Field';
import { Stack } from '@larder/design-system/Stack';
import { Switch } from '@larder/design-system/Switch';
import { Text } from '@larder/design-system/Text';
import { TextField } from '@larder/design-system/TextField';
import type { Role } from '../../graphql/schema-types.ts';
import { useMessages } from '../../messages/messages.tsx';
import type { Draft } from './draft.ts';

/** Why a field can't be saved, by its name. */
export type FieldErrors = Readonly<Record<string, string>>;

interface PersonFieldsProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  errors: FieldErrors;
  /** An address is chosen once. */
  isNew?: boolean;
  /** Roles and access can't be changed: it's oneself, or only owners may. */
  accessFixed?: string | undefined;
  /** Nothing can be changed. */
  readOnly?: boolean;
}

/** A person's name, address, roles, store, and access. */
export function PersonFields({
  draft,
  onChange,
  errors,
  isNew = false,
  accessFixed,
  readOnly = false,
}: PersonFieldsProps) {
  const { people, roles } = useMessages();
  const set = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  const toggle = (role: Role, isHeld: boolean) =>
    set({ roles: isHeld ? [...draft.roles, role] : draft.roles.filter((each) => each !== role) });
  const isFixed = readOnly || accessFixed !== undefined;
  return (
    <Stack gap={6}>
      <TextField
        name="fullName"
        label={people.fullName}
        autoComplete="off"
        maxLength={100}
        error={errors['fullName']}
        readOnly={readOnly}
        value={draft.fullName}
        onChange={(fullName) => set({ fullName })}
      />
      <TextField
        name="email"
        type="email"
        label={people.email}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        hint={isNew ? people.emailHint : people.emailFixed}
        error={errors['email']}
        readOnly={!isNew}
        value={draft.email}
        onChange={(email) => set({ email })}
      />
      <FieldGroup legend={people.roles} hint={accessFixed ?? people.chooseRoles} error={errors['roles']}>
        {(Object.keys(roles) as Role[]).map((role) => (
          <Checkbox
            key={role}
            name="roles"
            value={role}
            label={
              <>
                {roles[role].name} <Text as="span" size="meta" tone="soft">{`· ${roles[role].does}`}</Text>
              </>
            }
            checked={draft.roles.includes(role)}
            disabled={isFixed}
            onChange={(isHeld) => toggle(role, isHeld)}
          />
        ))}
      </FieldGroup>
      {draft.roles.includes('STORE_STAFF') && (
        <TextField
          name="storeId"
          label={people.store}
          hint={people.storeHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={32}
          error={errors['storeId']}
          readOnly={isFixed}
          value={draft.storeId}
          onChange={(storeId) => set({ storeId })}
        />
      )}
      {!isNew && (
        <Switch
          label={people.canSignIn}
          hint={people.canSignInHint}
          checked={draft.isActive}
          disabled={isFixed}
          onChange={(isActive) => set({ isActive })}
        />
      )}
    </Stack>
  );
}
