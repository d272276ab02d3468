// The tree of a search: nodes and their edges in two arrays that never grow while it thinks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/seats.h"

namespace ludoteca::ai {

inline constexpr std::uint32_t kNone = 0xffffffff;

// A choice of a seat at a node. The edges of a node are a list sorted by seat and action, because
// which of them there are depends on what is imagined.
template <class Action>
struct Edge {
  Action action{};
  std::uint32_t next = kNone;   // in the list
  std::uint32_t child = kNone;  // the node it leads to
  std::uint32_t visits = 0;
  float reward = 0;  // sums of what came of it for the seat
  float wins = 0;
  float ahead = 0;
  float weight = 0;  // how often it seems worth a look, before any is taken
  Seat seat = 0;

  float mean() const { return reward / static_cast<float>(visits); }
  bool comes_before(Seat other, const Action& what) const {
    return seat != other ? seat < other : action < what;
  }
};

struct Node {
  std::uint32_t edges = kNone;
};

template <class Action>
class Tree {
 public:
  Tree(std::size_t most_nodes, std::size_t most_edges)
      : most_nodes_(most_nodes), most_edges_(most_edges) {
    nodes_.reserve(most_nodes);
    edges_.reserve(most_edges);
    clear();
  }

  void clear() {
    nodes_.clear();
    edges_.clear();
    add_node();
  }
  bool full() const { return nodes_.size() == most_nodes_; }
  std::size_t size() const { return nodes_.size(); }

  std::uint32_t add_node() {
    nodes_.emplace_back();
    return static_cast<std::uint32_t>(nodes_.size() - 1);
  }
  // Puts an edge behind `before` in the list of a node, or first; kNone if there is no room.
  std::uint32_t add_edge(std::uint32_t node, std::uint32_t before, const Edge<Action>& edge) {
    if (edges_.size() == most_edges_) return kNone;
    const auto index = static_cast<std::uint32_t>(edges_.size());
    edges_.push_back(edge);
    std::uint32_t& link = before == kNone ? nodes_[node].edges : edges_[before].next;
    edges_.back().next = link;
    link = index;
    return index;
  }

  const Node& node(std::uint32_t index) const { return nodes_[index]; }
  Edge<Action>& edge(std::uint32_t index) { return edges_[index]; }
  const Edge<Action>& edge(std::uint32_t index) const { return edges_[index]; }

  // The node a choice at the root leads to; kNone if it was never tried.
  std::uint32_t child(Seat seat, const Action& action) const {
    auto e = nodes_[0].edges;
    while (e != kNone && edges_[e].comes_before(seat, action)) e = edges_[e].next;
    const bool found = e != kNone && edges_[e].seat == seat && edges_[e].action == action;
    return found ? edges_[e].child : kNone;
  }

  // Keeps what lies below a node, which becomes the root. What is kept moves down in its array.
  void keep(std::uint32_t root) {
    std::vector<std::uint32_t> nodes(nodes_.size(), kNone);  // the new places
    std::vector<std::uint32_t> edges(edges_.size(), kNone);
    nodes[root] = 0;
    for (auto n = root; n < nodes_.size(); ++n) {  // a node comes after those that lead to it
      if (nodes[n] == kNone) continue;
      for (auto e = nodes_[n].edges; e != kNone; e = edges_[e].next) {
        edges[e] = 0;
        if (edges_[e].child != kNone) nodes[edges_[e].child] = 0;
      }
    }
    number(nodes);
    number(edges);
    const auto place = [](const std::vector<std::uint32_t>& places, std::uint32_t old) {
      return old == kNone ? kNone : places[old];
    };
    for (Node& node : nodes_) node.edges = place(edges, node.edges);
    for (Edge<Action>& edge : edges_) {
      edge.next = place(edges, edge.next);
      edge.child = place(nodes, edge.child);
    }
    move_down(nodes_, nodes);
    move_down(edges_, edges);
  }

 private:
  static void number(std::vector<std::uint32_t>& places) {
    std::uint32_t next = 0;
    for (std::uint32_t& place : places) {
      if (place != kNone) place = next++;
    }
  }
  template <class Thing>
  static void move_down(std::vector<Thing>& things, const std::vector<std::uint32_t>& places) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < things.size(); ++i) {
      if (places[i] != kNone) things[kept++] = things[i];
    }
    things.erase(things.begin() + static_cast<std::ptrdiff_t>(kept), things.end());
  }

  std::size_t most_nodes_;
  std::size_t most_edges_;
  std::vector<Node> nodes_;
  std::vector<Edge<Action>> edges_;
};

}  // namespace ludoteca::ai
