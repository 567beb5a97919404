import { Stack, Text, TextInput } from '@hand-receipt/ui';

/** Characters of a location that the server takes. */
export const LOCATION_LENGTH = 200;

interface LocationInputProps {
  value: string;
  onChange: (location: string) => void;
  disabled?: boolean;
}

/** Where the recipient keeps what they sign for. Left empty, nobody says where it is. */
export const LocationInput = ({ value, onChange, disabled }: LocationInputProps) => (
  <Stack gap="1">
    <TextInput
      label="Location"
      optional
      value={value}
      onChange={onChange}
      placeholder="Where you keep it, e.g., Wall locker 12"
      maxLength={LOCATION_LENGTH}
      disabled={disabled}
    />
    <Text textStyle="caption" color="fg.muted">
      Left empty, its location is not stated.
    </Text>
  </Stack>
);
