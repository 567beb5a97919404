import type { CounterDetailDto } from '@hand-receipt/contracts';
import { counterMutations } from '@hand-receipt/data';
import { refusalOf, useMutation, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  ConfirmDialog,
  EmptyState,
  Flex,
  Mono,
  Panel,
  PlainTable,
  Text,
  toast,
  useIsPhone,
  UserPlusIcon,
} from '@hand-receipt/ui';
import { AppointDialog } from './appoint-dialog';
import { lastDay } from './last-day';

/** Who operates the counter, by which order and until when. */
export function OperatorsPanel({ counter }: { counter: CounterDetailDto }) {
  const { get, set } = useUrlState();
  const { appoint: mayAppoint } = counter.may;
  const dialog = get('dialog');
  const ending = counter.operators.find(({ person }) => dialog === `end-${person.id}`);
  return (
    <Panel
      title="Operators"
      actions={
        mayAppoint ? (
          <Button size="s" icon={<UserPlusIcon />} onClick={() => set({ dialog: 'appoint' })}>
            Appoint
          </Button>
        ) : null
      }
    >
      {counter.operators.length === 0 ? (
        <Box p="4">
          <EmptyState title="Nobody is appointed" align="left" />
        </Box>
      ) : (
        <Operators counter={counter} onEnd={(id) => set({ dialog: `end-${id}` })} />
      )}
      {dialog === 'appoint' && mayAppoint ? (
        <AppointDialog counter={counter} onClose={() => set({ dialog: '' })} />
      ) : null}
      {ending && mayAppoint ? (
        <EndDialog counter={counter} operator={ending} onClose={() => set({ dialog: '' })} />
      ) : null}
    </Panel>
  );
}

interface OperatorsProps {
  counter: CounterDetailDto;
  onEnd: (userId: string) => void;
}

/** As a list on phones, where an order does not fit into a column. */
function Operators(props: OperatorsProps) {
  const isPhone = useIsPhone();
  return isPhone ? <OperatorCards {...props} /> : <OperatorsTable {...props} />;
}

function EndButton({
  person,
  onEnd,
}: { person: { id: string; name: string } } & Pick<OperatorsProps, 'onEnd'>) {
  return (
    <Button size="s" aria-label={`End the appointment of ${person.name}`} onClick={() => onEnd(person.id)}>
      End
    </Button>
  );
}

function OperatorCards({ counter, onEnd }: OperatorsProps) {
  return (
    <Box as="ul" aria-label="Operators">
      {counter.operators.map(({ person, order_reference: order, until, set_by: by }) => (
        <Flex
          as="li"
          key={person.id}
          gap="3"
          px="4"
          py="3"
          align="center"
          borderTopWidth="1px"
          borderColor="border.subtle"
        >
          <Box flex="1" minWidth="0" overflowWrap="anywhere">
            <Text fontWeight="semibold">{person.name}</Text>
            <Text>{order}</Text>
            <Text as="small" color="fg.muted">
              Until <Mono>{lastDay(until)}</Mono>, appointed by {by.name}
            </Text>
          </Box>
          {counter.may.appoint ? <EndButton person={person} onEnd={onEnd} /> : null}
        </Flex>
      ))}
    </Box>
  );
}

function OperatorsTable({ counter, onEnd }: OperatorsProps) {
  return (
    <PlainTable label="Operators">
      <thead>
        <tr>
          <th scope="col">Operator</th>
          <th scope="col">Order</th>
          <th scope="col">Until</th>
          <th scope="col">Appointed by</th>
          <th scope="col">
            <span className="hr-hidden">End</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {counter.operators.map(({ person, order_reference: order, until, set_by: by }) => (
          <tr key={person.id}>
            <th scope="row">{person.name}</th>
            <td>{order}</td>
            <td>
              <Mono>{lastDay(until)}</Mono>
            </td>
            <td>{by.name}</td>
            <td data-number>{counter.may.appoint ? <EndButton person={person} onEnd={onEnd} /> : null}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

interface EndDialogProps {
  counter: CounterDetailDto;
  operator: CounterDetailDto['operators'][number];
  onClose: () => void;
}

function EndDialog({ counter, operator, onClose }: EndDialogProps) {
  const { mutate, isPending } = useMutation(counterMutations.appoint(counter.id));
  const end = () =>
    mutate(
      { userId: operator.person.id, until: null },
      {
        onSuccess: () => {
          toast({ tone: 'success', title: 'Appointment Ended', description: operator.person.name });
          onClose();
        },
        onError: (error) =>
          toast({ tone: 'danger', title: 'Appointment not ended', description: refusalOf(error) }),
      },
    );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={end}
      working={isPending}
      tone="danger"
      title={`End the appointment of ${operator.person.name}?`}
      description={`They no longer hand over or take back at ${counter.name}.`}
      confirmLabel="End Appointment"
    />
  );
}
