#include "ai/tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ludoteca::ai {
namespace {

using IntTree = Tree<int>;

std::uint32_t add(IntTree& tree, std::uint32_t node, std::uint32_t before, int action,
                  Seat seat = 0) {
  Edge<int> edge;
  edge.action = action;
  edge.seat = seat;
  return tree.add_edge(node, before, edge);
}

std::vector<int> actions(const IntTree& tree, std::uint32_t node) {
  std::vector<int> list;
  for (auto e = tree.node(node).edges; e != kNone; e = tree.edge(e).next) {
    list.push_back(tree.edge(e).action);
  }
  return list;
}

TEST(Tree, EdgesStayInTheOrderGiven) {
  IntTree tree(10, 10);
  const auto three = add(tree, 0, kNone, 3);
  const auto one = add(tree, 0, kNone, 1);
  add(tree, 0, one, 2);
  add(tree, 0, three, 4);
  EXPECT_EQ(actions(tree, 0), (std::vector<int>{1, 2, 3, 4}));
}

TEST(Tree, SaysWhenThereIsNoRoom) {
  IntTree tree(2, 1);
  EXPECT_FALSE(tree.full());
  tree.add_node();
  EXPECT_TRUE(tree.full());
  EXPECT_NE(add(tree, 0, kNone, 1), kNone);
  EXPECT_EQ(add(tree, 0, kNone, 2), kNone);
}

TEST(Tree, FindsTheChildOfAChoiceOfASeat) {
  IntTree tree(10, 10);
  const auto edge = add(tree, 0, kNone, 7, 1);
  EXPECT_EQ(tree.child(1, 7), kNone);
  tree.edge(edge).child = tree.add_node();
  EXPECT_EQ(tree.child(1, 7), 1U);
  EXPECT_EQ(tree.child(0, 7), kNone);
  EXPECT_EQ(tree.child(1, 8), kNone);
}

TEST(Tree, KeepsWhatLiesBelowANode) {
  IntTree tree(10, 10);
  const auto away = add(tree, 0, kNone, 1);
  tree.edge(away).child = tree.add_node();
  add(tree, tree.edge(away).child, kNone, 11);
  const auto kept = add(tree, 0, away, 2);
  tree.edge(kept).child = tree.add_node();
  const auto below = add(tree, tree.edge(kept).child, kNone, 21);
  tree.edge(below).visits = 5;
  tree.edge(below).child = tree.add_node();
  add(tree, tree.edge(below).child, kNone, 211);
  tree.keep(tree.child(0, 2));
  EXPECT_EQ(tree.size(), 2U);
  EXPECT_EQ(actions(tree, 0), std::vector<int>{21});
  EXPECT_EQ(tree.edge(tree.node(0).edges).visits, 5U);
  EXPECT_EQ(actions(tree, tree.child(0, 21)), std::vector<int>{211});
}

}  // namespace
}  // namespace ludoteca::ai
