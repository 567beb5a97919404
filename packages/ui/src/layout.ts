/** Chakra's layout parts, for what sits around tables and never inside them. */
export { Box } from '@chakra-ui/react/box';
export { Flex } from '@chakra-ui/react/flex';
export { Grid } from '@chakra-ui/react/grid';
export { Heading } from '@chakra-ui/react/heading';
export { HStack, Stack } from '@chakra-ui/react/stack';
export { Text } from '@chakra-ui/react/text';
