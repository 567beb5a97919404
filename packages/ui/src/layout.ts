/** Chakra's layout parts, for what sits around tables and never inside them. */
export { Box, Flex, Grid, Heading, HStack, Stack, Text } from '@chakra-ui/react';
